import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { ProductPrice } from '@association/content/define/widgets.ts'
import { keepPrivate, privateFolder } from '../../server/private-files.ts'

export type Attribute = { key: string; value?: string | null }
export type CartLine = { id: string; variantId: string; quantity: number; attributes: Attribute[] }

export type StoredCart = {
  id: string
  createdAt: string
  updatedAt: string
  lines: CartLine[]
  attributes: Attribute[]
  note: string
  discountCodes: string[]
  buyer: { email?: string | null; phone?: string | null; countryCode?: string | null }
}

/** Amounts are in cents. */
export type Order = {
  email: string
  at: string
  lines: OrderLine[]
  totalCents: number
  /** Attributes of the cart. */
  attributes?: Attribute[]
  isTest?: boolean
  canceledAt?: string
  updatedAt?: string
  refunds?: Refund[]
}
type OrderLine = {
  variantId: string
  productTitle: string
  title: string
  quantity: number
  cents: number
  attributes?: Attribute[]
}
/** `line` is the index of a line in its order. */
export type Refund = { at: string; lines: { line: number; quantity: number }[] }
export type NumberedOrder = Order & { number: number }

export type ShopData = ReturnType<typeof shopData>

/** Survives a restart if there is a folder. */
export function shopData(folder?: string) {
  const database = openShopData(folder)
  const sql = (text: string) => database.prepare(text)
  const statements = {
    cart: sql('SELECT json FROM cart WHERE id = ?'),
    putCart: sql('INSERT INTO cart VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json'),
    order: sql('SELECT number, json FROM purchase WHERE cart = ?'),
    orders: sql('SELECT number, json FROM purchase WHERE email = ? ORDER BY number DESC LIMIT 100'),
    allOrders: sql('SELECT number, json FROM purchase ORDER BY number'),
    numbered: sql('SELECT number, json FROM purchase WHERE number = ?'),
    changeOrder: sql('UPDATE purchase SET json = ? WHERE number = ?'),
    putOrder: sql('INSERT INTO purchase (cart, email, json) VALUES (?, ?, ?) ON CONFLICT (cart) DO NOTHING'),
    visit: sql('SELECT email FROM visit WHERE id = ?'),
    putVisit: sql('INSERT INTO visit VALUES (?, ?)'),
    endVisit: sql('DELETE FROM visit WHERE id = ?'),
    spendToken: sql('INSERT INTO token VALUES (?) ON CONFLICT DO NOTHING'),
    stock: sql('SELECT pieces FROM stock WHERE variant = ?'),
    putStock: sql('INSERT OR REPLACE INTO stock VALUES (?, ?)'),
    keepStock: sql('INSERT INTO stock VALUES (?, ?) ON CONFLICT DO NOTHING'),
    takeStock: sql('UPDATE stock SET pieces = max(0, pieces - ?) WHERE variant = ?'),
    price: sql('SELECT json FROM price WHERE variant = ?'),
    putPrice: sql('INSERT OR REPLACE INTO price VALUES (?, ?)'),
    keepPrice: sql('INSERT INTO price VALUES (?, ?) ON CONFLICT DO NOTHING'),
  }
  const orderOf = (row: Record<string, unknown> | undefined): NumberedOrder | undefined =>
    row && { number: Number(row.number), ...(JSON.parse(String(row.json)) as Order) }

  return {
    close: () => database.close(),
    cart(id: string): StoredCart | undefined {
      const row = statements.cart.get(id)
      return row && (JSON.parse(String(row.json)) as StoredCart)
    },
    putCart(cart: StoredCart) {
      statements.putCart.run(cart.id, JSON.stringify(cart))
      return cart
    },
    order: (cartId: string) => orderOf(statements.order.get(cartId)),
    ordersOf: (email: string): NumberedOrder[] =>
      statements.orders.all(email.toLowerCase()).flatMap((row) => orderOf(row) ?? []),
    /** Oldest first. */
    allOrders: (): NumberedOrder[] => statements.allOrders.all().flatMap((row) => orderOf(row) ?? []),
    changeOrder(number: number, change: (order: NumberedOrder) => NumberedOrder): NumberedOrder | undefined {
      const order = orderOf(statements.numbered.get(number))
      if (!order) return undefined
      const { number: _, ...changed } = change(order)
      statements.changeOrder.run(JSON.stringify(changed), number)
      return { ...changed, number }
    },
    /** A second attempt returns the first order. */
    placeOrder(cartId: string, order: Order): NumberedOrder {
      database.exec('BEGIN IMMEDIATE')
      const { changes } = statements.putOrder.run(cartId, order.email.toLowerCase(), JSON.stringify(order))
      if (changes > 0) for (const line of order.lines) statements.takeStock.run(line.quantity, line.variantId)
      database.exec('COMMIT')
      return orderOf(statements.order.get(cartId)) as NumberedOrder
    },
    /** Returns an email address. */
    customer: (visit: string) => statements.visit.get(visit)?.email as string | undefined,
    signIn(email: string): string {
      const visit = randomBytes(24).toString('base64url')
      statements.putVisit.run(visit, email.toLowerCase())
      return visit
    },
    signOut: (visit: string) => void statements.endVisit.run(visit),
    /** False if the token was used before. */
    spendToken: (token: string) =>
      statements.spendToken.run(createHash('sha256').update(token).digest('hex')).changes > 0,
    stock: (variantId: string) => statements.stock.get(variantId)?.pieces as number | undefined,
    setStock: (variantId: string, pieces: number) => void statements.putStock.run(variantId, pieces),
    beginStock: (variantId: string, pieces: number) => void statements.keepStock.run(variantId, pieces),
    price(variantId: string): ProductPrice | undefined {
      const row = statements.price.get(variantId)
      return row && (JSON.parse(String(row.json)) as ProductPrice)
    },
    setPrice: (variantId: string, price: ProductPrice) =>
      void statements.putPrice.run(variantId, JSON.stringify(price)),
    /** Keeps a variant's first price, even if the content changes. */
    beginPrice: (variantId: string, price: ProductPrice) =>
      void statements.keepPrice.run(variantId, JSON.stringify(price)),
  }
}

/** The oldest records of each kind are deleted first. */
const most = { cart: 2000, purchase: 5000, visit: 1000, token: 5000 }

function openShopData(folder: string | undefined) {
  const database = new DatabaseSync(folder === undefined ? ':memory:' : fileIn(folder))
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS cart (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS purchase (
      number INTEGER PRIMARY KEY AUTOINCREMENT, cart TEXT NOT NULL UNIQUE, email TEXT NOT NULL, json TEXT NOT NULL
    ) STRICT;
    CREATE TABLE IF NOT EXISTS visit (id TEXT PRIMARY KEY, email TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS token (id TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS stock (variant TEXT PRIMARY KEY, pieces INTEGER NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS price (variant TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT;
  `)
  for (const [table, rows] of Object.entries(most))
    database.exec(`
      CREATE TRIGGER IF NOT EXISTS ${table}_is_bounded AFTER INSERT ON ${table} BEGIN
        DELETE FROM ${table} WHERE rowid <= (SELECT max(rowid) FROM ${table}) - ${rows};
      END;
    `)
  return database
}

function fileIn(folder: string) {
  privateFolder(folder)
  const file = join(folder, 'shop.db')
  keepPrivate(file)
  return file
}
