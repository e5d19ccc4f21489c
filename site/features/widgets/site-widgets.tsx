import type { Widgets } from '@association/content/define/widgets.ts'
import { Cite } from '../citation/cite.tsx'
import { Listen } from '../listen/listen.tsx'
import { CalendarLinks } from '../my-schedule/calendar-links.tsx'
import { MySchedule } from '../my-schedule/my-schedule.tsx'
import { Share } from '../share/share.tsx'
import type { ViewerAnswer } from '../viewer-data/viewer-answer.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Bookmark, type BookmarkState } from './bookmark.tsx'
import { CmeProgress, type CmeState } from './cme-progress.tsx'
import { CreateAccount } from './create-account.tsx'
import { ForViewer } from './for-viewer.tsx'
import { InstantBuy } from './instant-buy.tsx'
import { LogIn } from './log-in.tsx'
import { Price } from './price.tsx'
import type { WidgetSettings } from './settings.ts'
import { unknownViewer } from './viewer.ts'

export function siteWidgets(settings: WidgetSettings, answer?: ViewerAnswer): Widgets {
  const viewer = answer ?? unknownViewer
  return {
    logIn: (props) => <LogIn {...props} viewer={viewer} settings={settings} />,
    createAccount: (props) => <CreateAccount {...props} viewer={viewer} settings={settings} />,
    price: (props) => <Price {...props} viewer={viewer} />,
    addToCart: (props) => <AddToCart {...props} viewer={viewer} settings={settings} />,
    instantBuy: (props) => <InstantBuy {...props} settings={settings} />,
    bookmark: (props) => <Bookmark {...props} state={bookmarkState(answer, props.entry)} />,
    share: (props) => <Share {...props} settings={settings} />,
    listen: () => <Listen />,
    cite: (props) => <Cite {...props} settings={settings} />,
    cmeProgress: (props) => (
      <CmeProgress {...props} viewer={viewer} state={creditsState(answer)} settings={settings} />
    ),
    forViewer: (props) => <ForViewer {...props} viewer={viewer} />,
    calendarLinks: (props) => <CalendarLinks {...props} settings={settings} />,
    mySchedule: (props) => <MySchedule {...props} />,
  }
}

function bookmarkState(viewer: ViewerAnswer | undefined, article: string): BookmarkState {
  if (viewer?.phase !== 'member') return { phase: 'hidden' }
  return { phase: viewer.bookmarks?.some(({ entry }) => entry === article) ? 'on' : 'off' }
}

function creditsState(viewer: ViewerAnswer | undefined): CmeState {
  if (viewer?.phase !== 'member') return { phase: 'loading' }
  return viewer.credits === null ? { phase: 'failed' } : { phase: 'known', earned: viewer.credits }
}
