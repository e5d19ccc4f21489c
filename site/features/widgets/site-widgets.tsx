import type { Widgets } from '@association/content/define/widgets.ts'
import { CalendarLinks } from '../my-schedule/calendar-links.tsx'
import { MySchedule } from '../my-schedule/my-schedule.tsx'
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
import { nobody, type ViewerStore } from './viewer.ts'

/** The widgets as they are when the page is rendered: for an unknown viewer, as every visitor gets them. */
export function siteWidgets(settings: WidgetSettings, store: ViewerStore = nobody): Widgets {
  const viewer = store.current()
  return {
    logIn: (props) => <LogIn {...props} viewer={viewer} settings={settings} />,
    createAccount: (props) => <CreateAccount {...props} viewer={viewer} settings={settings} />,
    price: (props) => <Price {...props} viewer={viewer} />,
    addToCart: (props) => <AddToCart {...props} viewer={viewer} settings={settings} />,
    instantBuy: (props) => <InstantBuy {...props} settings={settings} />,
    bookmark: (props) => <Bookmark {...props} state={{ phase: 'hidden' }} />,
    share: (props) => <Share {...props} settings={settings} />,
    cmeProgress: (props) => (
      <CmeProgress {...props} viewer={viewer} state={{ phase: 'loading' }} settings={settings} />
    ),
    forViewer: (props) => <ForViewer {...props} viewer={viewer} />,
    calendarLinks: (props) => <CalendarLinks {...props} settings={settings} />,
    mySchedule: (props) => <MySchedule {...props} />,
  }
}
