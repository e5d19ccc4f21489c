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
      <table className={styles.table} aria-label={messages.compare}>
        <thead>
          <tr className={styles.head}>
            {[messages.product, ...Object.values(messages.columns)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.id} className={styles.row}>
              <th scope="row">
                <Name product={product} />
              </th>
              {factsOf(product, rendering).map(([name, value]) => (
                <td key={name} data-label={messages.columns[name]}>
                  <div className={styles.value}>{isEmpty(value) ? messages.nothing : value}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
