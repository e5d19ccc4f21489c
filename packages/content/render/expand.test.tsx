import { memo, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { expand } from './expand.ts'

const Greeting = ({ name }: { name: string }) => <b>Hello {name}</b>
const List = ({ children }: { children: ReactNode }) => <ul>{children}</ul>

const Broken = (): ReactNode => {
  throw new Error('no field')
}
const Wrong = () => ({ a: 1 }) as unknown as ReactNode
const Item = () => <li>x</li>
const Island = Object.assign(() => <i>never called</i>, { $$typeof: Symbol.for('react.client.reference') })
const Memo = memo(Greeting)
const Place = memo(({ children }: { children: ReactNode }) => <div>{children}</div>)
const called: string[] = []
const Named = ({ name }: { name: string }) => {
  called.push(name)
  return <i>{name}</i>
}

test('components become host elements with the same markup', () => {
  const tree = (
    <List>
      <li>
        <Greeting name="Ada" />
      </li>
      {['a', 'b'].map((name) => (
        <li key={name}>
          <Greeting name={name} />
        </li>
      ))}
      {null}
      {false}
      {0}
    </List>
  )
  const expanded = expand(tree)
  expect(renderToStaticMarkup(expanded)).toBe(renderToStaticMarkup(tree))
  expect(componentsIn(expanded)).toEqual([])
})

test('a throw deep inside is thrown at once', () => {
  expect(() =>
    expand(
      <div>
        <List>
          <Broken />
        </List>
      </div>,
    ),
  ).toThrow('no field')
})

test('an object among the children is refused before React meets it', () => {
  expect(() => expand(<Wrong />)).toThrow('cannot be shown')
})

test('client components and memoised ones are left to React', () => {
  const expanded = expand(
    <div>
      <Island />
      <Memo name="x" />
    </div>,
  )
  expect(componentsIn(expanded)).toEqual([Island, Memo])
})

test('expands the children of a client component, in document order', () => {
  called.length = 0
  const expanded = expand([
    <Place key="a">
      <Named name="one" />
    </Place>,
    <Named key="b" name="two" />,
  ])
  expect(called).toEqual(['one', 'two'])
  expect(componentsIn(expanded)).toEqual([Place])
  expect(renderToStaticMarkup(expanded)).toBe('<div><i>one</i></div><i>two</i>')
})

test('a throw inside a client component is thrown at once', () => {
  expect(() =>
    expand(
      <Place>
        <Broken />
      </Place>,
    ),
  ).toThrow('no field')
})

test('keys survive', () => {
  const [first] = expand([<Item key="one" />]) as { key: string }[]
  expect(first?.key).toBe('one')
})

function componentsIn(node: ReactNode): unknown[] {
  if (Array.isArray(node)) return node.flatMap(componentsIn)
  if (typeof node !== 'object' || node === null || !('props' in node)) return []
  const { children } = node.props as { children?: ReactNode }
  const own = typeof node.type === 'string' || typeof node.type === 'symbol' ? [] : [node.type]
  return [...own, ...componentsIn(children)]
}
