import { Spinner } from '@association/ui/spinner/spinner.tsx'
import type { ReactNode } from 'react'
import { safeColor } from '../../../../safe/color.ts'
import { type Block, kindView } from '../../parts/kind-view.tsx'
import { cmeProgress, createAccount, logIn, spinner } from './schemas.ts'

export const SpinnerView = kindView(spinner, ({ data: { message, color }, block: { entry, page } }) => (
  <div {...page.mark(entry, 'data')}>
    <Spinner message={message} color={safeColor(color)} />
  </div>
))

export const LogIn = kindView(logIn, ({ data, block }) => (
  <WidgetBand block={block} isForGuests>
    {block.page.widget('logIn', data)}
  </WidgetBand>
))

export const CreateAccount = kindView(createAccount, ({ data, block }) => (
  <WidgetBand block={block}>{block.page.widget('createAccount', data)}</WidgetBand>
))

export const CmeProgress = kindView(cmeProgress, ({ data, block }) => (
  <WidgetBand block={block}>{block.page.widget('cmeProgress', data)}</WidgetBand>
))

type BandProps = { block: Block; isForGuests?: boolean; children: ReactNode }

/** `isForGuests`: takes no space for signed-in viewers. */
const WidgetBand = ({ block: { entry, page }, isForGuests = false, children }: BandProps) =>
  children ? (
    <div
      className="band pt-3 pb-3"
      data-unless-signed-in={isForGuests ? '' : undefined}
      {...page.mark(entry, 'data')}
    >
      <div className="container">{children}</div>
    </div>
  ) : null
