export function personalParts(page: ParentNode, reload: () => void) {
  const parts = () => [...page.querySelectorAll<HTMLElement>('[data-personal]')]
  return {
    hide() {
      for (const { style } of parts()) style.visibility = 'hidden'
    },
    show() {
      for (const { style } of parts()) style.visibility = ''
    },
    isHidden: () => parts().some(({ style }) => style.visibility === 'hidden'),
    /** Only the server knows who may see the page now. */
    reload() {
      if (parts().length > 0) reload()
    },
  }
}
