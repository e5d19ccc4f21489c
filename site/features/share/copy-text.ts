/** Returns false if the browser does not allow it; only a secure page has a clipboard. */
export const copyText = (text: string): Promise<boolean> =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  )
