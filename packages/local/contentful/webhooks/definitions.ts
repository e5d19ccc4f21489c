import type { Entity } from '../entity.ts'
import { kind } from '../store/kinds.ts'
import type { Filter } from './filters.ts'

export type WebhookDefinition = Entity & {
  name: string
  url: string
  /** `Entry.publish`, `Entry.*`, `*.publish`, `*.*`. */
  topics: string[]
  /** Missing filters mean master only; empty filters mean everything. */
  filters?: Filter[] | null
  headers: { key: string; value?: string; secret?: boolean }[]
  httpBasicUsername?: string | null
  httpBasicPassword?: string | null
  active: boolean
  transformation?: Transformation | null
}
export type Transformation = {
  method?: string | null
  contentType?: string | null
  includeContentLength?: boolean | null
  body?: unknown
}
/** Signing needs the whole secret; responses show only its end. */
export type WebhookSigningSecret = Entity & { value: string }

export const webhookDefinitions = kind<WebhookDefinition>('WebhookDefinition')
export const webhookSigningSecrets = kind<WebhookSigningSecret>('WebhookSigningSecret')
/** A space has one secret. */
export const signingSecretId = 'signing_secret'

/** Hides the password and the values of secret headers. */
export function shown({ httpBasicPassword: _password, ...definition }: WebhookDefinition) {
  return {
    ...definition,
    headers: definition.headers.map((header) =>
      header.secret === true ? { key: header.key, secret: true } : header,
    ),
  }
}

/** A secret header without a value keeps its old one. */
export function withKeptSecrets(after: WebhookDefinition, before?: WebhookDefinition): WebhookDefinition {
  const known = new Map(before?.headers.map(({ key, value }) => [key, value]))
  return {
    ...after,
    headers: after.headers.map((header) =>
      header.secret === true && header.value === undefined
        ? { ...header, value: known.get(header.key) }
        : header,
    ),
  }
}
