import { stack } from './environment.ts'

type MeasuredEvent = { event?: string; page_location?: string } | unknown[]

export async function recorded(): Promise<{ index: number; entry: MeasuredEvent }[]> {
  return (await fetch(`${stack.embeds}/gtm/events`)).json()
}

export const recordedEvents = async () =>
  (await recorded()).flatMap(({ entry }) => (Array.isArray(entry) || !entry.event ? [] : [entry.event]))

export async function removeRecorded() {
  await fetch(`${stack.embeds}/gtm/events`, { method: 'DELETE' })
}

export async function fault(script: 'gtm.js' | 'consent.js', name: 'none' | 'hang' | 'refuse') {
  await fetch(`${stack.embeds}/faults/${script}/${name}`, { method: 'PUT' })
}
