import { Fragment } from 'react'
import type { CoverFacts } from '../../define/cover.ts'
import type { Mark } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { properties } from '../../safe/properties.ts'
import { type Chart, chartOf } from './chart.ts'
import styles from './cover.module.css'
import { coverLook } from './cover-look.ts'
import { linesOf, widthOf, wordOf } from './cover-word.ts'

type Props = { cover: CoverFacts; className?: string | undefined; height?: number; mark?: Mark }

/** The title is beside it, so its word is decorative. */
export function Cover({ cover, className, height, mark }: Props) {
  const { id, title = '', hue, word, values = [], description } = cover
  const { tone, composition, isTurned } = coverLook(id)
  const chart = chartOf(values)
  const classes = [className, styles.cover, styles[tone], styles[hue]]
  if (chart)
    return (
      <div
        role="img"
        aria-label={description ?? title}
        className={classNames(...classes)}
        style={properties({ height })}
        {...mark}
      >
        <Bars chart={chart} />
      </div>
    )
  const lines = linesOf(word || wordOf(title))
  return (
    <div
      aria-hidden="true"
      className={classNames(...classes, styles.drawn, styles[composition], isTurned && styles.turned)}
      style={properties({ height, '--ems': Math.max(narrowest, ...lines.map(widthOf)) })}
      {...mark}
    >
      <span className={classNames(styles.word, lines.length > 1 && styles.two)}>{lines.join('\n')}</span>
    </div>
  )
}

/** Ems. A shorter word is not larger. */
const narrowest = 1.5

const Bars = ({ chart: { shape, bars } }: { chart: Chart }) => (
  <div className={classNames(styles.chart, styles[shape])}>
    {bars.map(({ label, value, share }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two bars can have the same label
      <Fragment key={index}>
        <span>{label}</span>
        <b style={properties({ '--share': share })}>{value}</b>
      </Fragment>
    ))}
  </div>
)
