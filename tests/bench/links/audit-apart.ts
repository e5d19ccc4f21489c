import { auditSite } from './audit-site.ts'

/** Our audit in a process of its own, so that its time and memory are its own. */
const begin = performance.now()
const { findings, links, pages, counts } = await auditSite(process.argv[2] ?? '')
const ms = performance.now() - begin
process.send?.({ ms, peakMb: process.resourceUsage().maxRSS / 1024, findings, links, pages, counts })
process.disconnect?.()
