import { showDrawer } from './show-drawer.ts'

type Drawer = {
  supportEmail: string
  words?: string
}

let isOpen = false

/**
 * The frame opens before the large code of the cart has loaded. Closes it and rejects if the cart does not load. A
 * second call changes nothing.
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
  const loading = import('./mount-drawer.ts')
  const drawer = showDrawer(onClosed)
  try {
    const { mountDrawer } = await loading
    if (!isClosed) unmount = mountDrawer(drawer, { supportEmail, words })
  } catch (error) {
    isOpen = false
    drawer.close()
    if (!isClosed) throw error
  }
}
