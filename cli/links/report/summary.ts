import { count } from '../../output/count.ts'
import { type LinkReport, redOf } from './report.ts'

export function summary(report: LinkReport): string {
  const { broken, unverified, fixed } = report
  const unsure = unverified.length > 0 ? `, ${unverified.length} could not be verified` : ''
  if (!fixed)
    return `${broken.length === 0 ? 'No broken link' : count(broken.length, 'broken link')}${unsure}.`
  const red = redOf(report).length
  return `${red === 0 ? 'No new broken link' : `${count(red, 'new broken link')}`}, ${broken.length - red} known, ${fixed.length} fixed${unsure}.`
}

export function scope({ checked, offline }: LinkReport): string {
  const { links, addresses, pages, entries, requests } = checked
  const looked = [
    count(links, 'link'),
    entries > 0 ? `in ${count(entries, 'entry', 'entries')}` : '',
    pages > 0 ? `on ${count(pages, 'page')}` : '',
  ]
  const asked = requests > 0 ? `, ${count(addresses, 'address', 'addresses')} asked` : ''
  const left = offline > 0 ? ` ${count(offline, 'link')} to other sites not looked at.` : ''
  return `${looked.filter(Boolean).join(' ')} checked${asked}.${left}`
}
