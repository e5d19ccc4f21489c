/** Prevents a second drawer while the code loads. */
let opening: Promise<void> | undefined

type Drawer = {
  supportEmail: string
  words?: string
}

/** Rejects when the code does not load. */
export function openDrawer({ supportEmail, words }: Drawer): Promise<void> {
  // The attribute starts the link of the header.
  document.documentElement.dataset.cart = ''
  opening ??= import('./mount-drawer.ts')
    .then(({ mountDrawer }) => mountDrawer({ supportEmail, words }))
    .finally(() => {
      opening = undefined
    })
  return opening
}
