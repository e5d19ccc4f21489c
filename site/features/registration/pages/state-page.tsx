import { buttonClass } from '@association/ui/button/button-class.ts'
import { type AboutEvent, Help } from './frame/about-event.tsx'
import frame from './frame/frame.module.css'

export type StateWay = { href: string; text: string }

type Props = {
  title: string
  texts: readonly string[]
  ways?: readonly StateWay[]
  about: Pick<AboutEvent, 'telephone' | 'supportEmail'>
  help: string
}

export const StatePage = ({ title, texts, ways = [], about, help }: Props) => (
  <div className={`container ${frame.page}`} data-personal="">
    <div className={frame.main}>
      <h1>{title}</h1>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {ways.length > 0 ? (
        <p className={frame.ways}>
          {ways.map(({ href, text }, index) => (
            <a key={href} href={href} className={buttonClass(index === 0 ? 'dark' : 'transparent')}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
      <p>
        {help} <Help about={about} />
      </p>
    </div>
  </div>
)
