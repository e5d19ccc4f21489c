import { buttonClass } from '@association/ui/button/button-class.ts'
import type { SubmitOptions } from '../registration-submit/enhance.ts'
import { RegistrationSubmit } from '../registration-submit/island.tsx'
import { type AboutEvent, Help } from './frame/about-event.tsx'
import frame from './frame/frame.module.css'
import { messages } from './messages.ts'

type Props = {
  options: SubmitOptions
  isPriced: boolean
  logInHref: string | undefined
  contact: Pick<AboutEvent, 'telephone' | 'supportEmail'>
  text?: string
}

const words = messages.review

/** Needs a script, because the browser keeps the cart. */
export function SubmitPart({ options, isPriced, logInHref, contact, text = words.submit }: Props) {
  if (!isPriced) return <p className={frame.box}>{words.priceUnknown}</p>
  if (logInHref)
    return (
      <div className={frame.box}>
        <p>{words.needsAccount}</p>
        <a href={logInHref} className={buttonClass('yellow')}>
          {words.logIn}
        </a>
      </div>
    )
  return (
    <RegistrationSubmit options={options} className={frame.submit}>
      <noscript>
        <p className={frame.box}>
          {words.needsScript} <Help about={contact} />
        </p>
      </noscript>
      <div data-message="" role="alert" />
      <button type="button" data-submit="" className={`${buttonClass('yellow')} ${frame.scripted}`}>
        {text}
      </button>
    </RegistrationSubmit>
  )
}
