/** One drawer at a time: a second click while its code loads opens none. */
let opening: Promise<void> | undefined

type Drawer = {
  supportEmail: string
  /** Said when the drawer opens. */
  words?: string
}

/** Opens the drawer of the cart, whose code loads on the first use. Rejects when it does not load. */
export function openDrawer({ supportEmail, words }: Drawer): Promise<void> {
  // The link of the header starts, and shows the number of things.
  document.documentElement.dataset.cart = ''
  opening ??= import('./mount-drawer.ts')
    .then(({ mountDrawer }) => mountDrawer({ supportEmail, words }))
    .finally(() => {
      opening = undefined
    })
  return opening
}
