import { mb } from '../measuring/memory.ts'
import { peakMemory } from '../measuring/peak-memory.ts'
import { auditSite } from './audit-site.ts'

/** A separate process, so that time and memory are those of the audit alone. */
const begin = performance.now()
const { findings, links, pages, counts } = await auditSite(process.argv[2] ?? '')
const ms = performance.now() - begin
process.send?.({ ms, peakMb: peakMemory() / mb, findings, links, pages, counts })
process.disconnect?.()
