/** Prevents a second drawer while the code loads. */
let opening: Promise<void> | undefined

type Drawer = {
  supportEmail: string
  words?: string
}

export function openDrawer({ supportEmail, words }: Drawer): Promise<void> {
  // This starts the link of the header.
  document.documentElement.dataset.cart = ''
  opening ??= import('./mount-drawer.ts')
    .then(({ mountDrawer }) => mountDrawer({ supportEmail, words }))
    .finally(() => {
      opening = undefined
    })
  return opening
}
