/** Prevents a second drawer when a click comes while the code loads. */
let opening: Promise<void> | undefined

type Drawer = {
  supportEmail: string
  /** Announced when the drawer opens. */
  words?: string
}

/** Loads the code on the first use. Rejects when it does not load. */
export function openDrawer({ supportEmail, words }: Drawer): Promise<void> {
  // Makes the link of the header start and show its number.
  document.documentElement.dataset.cart = ''
  opening ??= import('./mount-drawer.ts')
    .then(({ mountDrawer }) => mountDrawer({ supportEmail, words }))
    .finally(() => {
      opening = undefined
    })
  return opening
}
