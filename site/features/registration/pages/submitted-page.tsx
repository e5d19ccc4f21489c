import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Step } from '../answers.ts'
import { confirmationPath, stepRoute } from '../line-kind/registered-lines.ts'
import type { SummaryView } from '../registration-form/show-summary.ts'
import { type AboutEvent, AboutEventFacts } from './frame/about-event.tsx'
import frame from './frame/frame.module.css'
import { Summary } from './frame/summary.tsx'
import { messages } from './messages.ts'

type Props = {
  edition: { key: string; name: string }
  id: string
  step: Step
  summary: SummaryView
  about: AboutEvent
  again: ReactNode
}

export const SubmittedPage = ({ edition, id, step, summary, about, again }: Props) => (
  <div className={`container ${frame.page}`} data-personal="">
    <div className={frame.main}>
      <p className={frame.event}>{edition.name}</p>
      <h1>{messages.submitted.title}</h1>
      <p>{messages.submitted.text}</p>
      <Summary view={summary} />
      <p className={frame.ways}>
        <a href="/cart" className={buttonClass('dark')}>
          {messages.submitted.cart}
        </a>
        <a href={confirmationPath(id)} className={buttonClass('transparent')}>
          {messages.submitted.confirmation}
        </a>
      </p>
      <h2>{messages.submitted.lost}</h2>
      <p>{messages.submitted.lostText}</p>
      {again}
      <h2>{messages.submitted.changes}</h2>
      <form action={stepRoute} method="post">
        <input type="hidden" name="edition" value={edition.key} />
        <input type="hidden" name="step" value={step} />
        <p>
          <button type="submit" name="do" value="change" className={buttonClass('transparent')}>
            {messages.submitted.change}
          </button>{' '}
          {messages.submitted.changeText}
        </p>
        <p>
          <button type="submit" name="do" value="restart" className={buttonClass('transparent')}>
            {messages.submitted.restart}
          </button>{' '}
          {messages.submitted.restartText}
        </p>
      </form>
      <AboutEventFacts about={about} />
    </div>
  </div>
)
