export function makeOthersInert(element: HTMLElement): () => void {
  const others: HTMLElement[] = []
  for (let inner: HTMLElement = element; inner !== document.body; ) {
    const outer = inner.parentElement
    if (!outer) break
    for (const sibling of outer.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
    inner = outer
  }
  for (const other of others) other.inert = true
  return () => {
    for (const other of others) other.inert = false
  }
}
