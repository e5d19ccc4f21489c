type Drawer = {
  supportEmail: string
  words?: string
}

let isOpen = false

/**
 * The frame opens first, because its code is small. Closes it and rejects if the cart does not load. A second call
 * changes nothing.
 */
export async function openDrawer({ supportEmail, words }: Drawer): Promise<void> {
  if (isOpen) return
  // This starts the link of the header.
  document.documentElement.dataset.cart = ''
  isOpen = true
  let isClosed = false
  let unmount = () => {}
  const onClosed = () => {
    isOpen = false
    isClosed = true
    unmount()
  }
  const frame = import('./show-drawer.ts').then(({ showDrawer }) => showDrawer(onClosed))
  try {
    const [drawer, { mountDrawer }] = await Promise.all([frame, import('./mount-drawer.ts')])
    if (!isClosed) unmount = mountDrawer(drawer, { supportEmail, words })
  } catch (error) {
    isOpen = false
    frame.then(({ close }) => close()).catch(() => {})
    if (!isClosed) throw error
  }
}
