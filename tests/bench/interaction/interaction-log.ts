import { type InteractionReport, thresholdMs } from './event-timing.ts'

/** A figure has the interactions of several steps. */
export type Step = { figure: string; step: string }
export type Interaction = Step & { ms: number }
export type InteractionLog = ReturnType<typeof interactionLog>

/** Joins the events of each interaction: its duration is that of its slowest event. */
export function interactionLog() {
  const counts = new Map<number, number>()
  const steps: (Step & { countBefore: number; slowest: Map<string, number> })[] = []
  const count = () => [...counts.values()].reduce((sum, each) => sum + each, 0)
  const eventsOf = (interaction: string) =>
    steps.find(({ slowest }) => slowest.has(interaction))?.slowest ?? steps.at(-1)?.slowest
  return {
    /** Later interactions belong to this step. */
    begin(step: Step) {
      steps.push({ ...step, countBefore: count(), slowest: new Map() })
    },
    note({ document, count, events }: InteractionReport) {
      for (const { id, ms } of events) {
        const interaction = `${document} ${id}`
        const slowest = eventsOf(interaction)
        slowest?.set(interaction, Math.max(ms, slowest.get(interaction) ?? 0))
      }
      counts.set(document, Math.max(count, counts.get(document) ?? 0))
    },
    count,
    interactions(): Interaction[] {
      return steps.flatMap(({ figure, step, countBefore, slowest }, index) => {
        const countAfter = steps[index + 1]?.countBefore ?? count()
        const reported = [...slowest.values()]
        // An interaction without a reported event took less than the threshold, and counts as much.
        const short = Math.max(0, countAfter - countBefore - reported.length)
        const times = [...reported, ...Array.from({ length: short }, () => thresholdMs)]
        return times.map((ms) => ({ figure, step, ms }))
      })
    },
  }
}
