import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { productMessages } from '@association/content/shared/products/messages.ts'
import { Price } from '@association/content/shared/products/price.tsx'
import type { ReactNode } from 'react'
import styles from './comparison.module.css'
import { messages } from './messages.ts'

type Assessment = Entry<'product'>
type Props = { products: readonly Assessment[]; rendering: Pick<RenderOptions, 'widgets' | 'now'> }

export function Comparison({ products, rendering }: Props) {
  if (products.length < 2) return null
  return (
    <section className={styles.comparison}>
      <h2>{messages.compare}</h2>
      <ul className={styles.list}>
        <li aria-hidden="true" className={styles.head}>
          {[messages.product, ...Object.values(messages.columns)].map((name) => (
            <span key={name}>{name}</span>
          ))}
        </li>
        {products.map((product) => (
          <li key={product.id} className={styles.row}>
            <Name product={product} />
            <dl className={styles.facts}>
              {factsOf(product, rendering).map(([name, value]) => (
                <div key={name}>
                  <dt>{messages.columns[name]}</dt>
                  <dd>{isEmpty(value) ? messages.nothing : value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The card of a product without a slug has no anchor. */
function Name({ product }: { product: Assessment }) {
  const { title, internalName, slug } = product.fields
  const name = title || internalName
  return slug ? (
    <a href={`#${slug}`} className={styles.name}>
      {name}
    </a>
  ) : (
    <span className={styles.name}>{name}</span>
  )
}

const isEmpty = (value: ReactNode) => !value || (Array.isArray(value) && value.length === 0)

type Fact = [keyof typeof messages.columns, ReactNode]

function factsOf(product: Assessment, { widgets, now }: Props['rendering']): Fact[] {
  const { audience, durationMinutes, outcomes } = product.fields
  return [
    ['audience', audience],
    ['time', durationMinutes && productMessages.minutesOf(durationMinutes)],
    ['result', outcomes.map((outcome) => <span key={outcome}>{outcome}</span>)],
    [
      'price',
      <Price
        key="price"
        entry={product}
        page={{ widget: (name, props) => widgets?.[name](props) ?? null, ...(now && { now }) }}
      />,
    ],
  ]
}
