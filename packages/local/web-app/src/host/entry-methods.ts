import type { EntrySession } from '../session/entry-session.ts'
import type { Channel, Handlers } from './channel.ts'

export function entryMethods(session: EntrySession): Handlers {
  const change = (field: unknown, locale: unknown, value: unknown) =>
    session.setValue({ field: String(field), locale: String(locale), value })
  return {
    setValue(field, locale, value) {
      change(field, locale, value)
      return value
    },
    removeValue: (field, locale) => change(field, locale, undefined),
    // Contentful only draws a red bar, and only for a field app; this editor also tells it in the header.
    setInvalid: (isInvalid) => session.markInvalid(isInvalid === true),
    callEntryMethod: (method) => callEntryMethod(session, String(method)),
  }
}

async function callEntryMethod(session: EntrySession, method: string) {
  if (method === 'getTasks') return { items: [], total: 0, skip: 0, limit: 100 }
  if (method === 'save') await session.save()
  else if (method === 'publish' || method === 'unpublish') await session.run(method)
  else throw new Error(`This host has no ${method}.`)
  const { phase, problem } = session.state()
  if (problem?.during === method || phase === 'failed')
    throw new Error(problem?.message ?? 'The entry was changed in another place at the same time.')
}

/** Forwards all changes. Returns a function that stops. */
export function forwardEntryEvents(session: EntrySession, channel: Channel) {
  return session.observe((event) => {
    if (event.kind === 'value') channel.send('valueChanged', [event.field, event.locale, event.value])
    if (event.kind === 'sys') channel.send('sysChanged', [session.state().entry.sys])
  })
}
