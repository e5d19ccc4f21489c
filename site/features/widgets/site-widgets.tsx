import type { Widgets } from '@association/content/define/widgets.ts'
import { Share } from '../share/share.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { Bookmark } from './bookmark.tsx'
import { CmeProgress } from './cme-progress.tsx'
import { CreateAccount } from './create-account.tsx'
import { ForViewer } from './for-viewer.tsx'
import { InstantBuy } from './instant-buy.tsx'
import { LogIn } from './log-in.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import { closedShop, type Shop } from './shop.ts'
import { nobody, type ViewerStore } from './viewer.ts'

/** Where widgets learn about the viewer and the shop. */
type Sources = { viewer: ViewerStore; shop: Shop }

/**
 * The widgets as they are when the page is rendered: without sources, for a viewer of whom nothing is known and a shop
 * that is closed, as every visitor gets them. None needs JavaScript so.
 */
export function siteWidgets(
  settings: WidgetSettings,
  { viewer: store, shop }: Sources = { viewer: nobody, shop: closedShop },
): Widgets {
  const viewer = store.current()
  return {
    logIn: (props) => <LogIn {...props} viewer={viewer} settings={settings} />,
    createAccount: (props) => <CreateAccount {...props} viewer={viewer} settings={settings} />,
    price: (props) => <Price {...props} viewer={viewer} />,
    addToCart: (props) => (
      <AddToCart
        {...props}
        viewer={viewer}
        purchase={shop.purchase(props.product.variants[0]?.variantId ?? '')}
        settings={settings}
      />
    ),
    instantBuy: (props) => (
      <InstantBuy {...props} purchase={shop.purchase(props.variantId)} settings={settings} />
    ),
    bookmark: (props) => <Bookmark {...props} state={{ phase: 'hidden' }} />,
    share: (props) => <Share {...props} settings={settings} />,
    cmeProgress: (props) => (
      <CmeProgress {...props} viewer={viewer} state={{ phase: 'loading' }} settings={settings} />
    ),
    forViewer: (props) => <ForViewer {...props} viewer={viewer} />,
  }
}
