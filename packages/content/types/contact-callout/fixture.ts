import { type Draft, link } from '../../define/values.ts'
import { paragraph, richText } from '../../shared/rich-text.ts'

export const contactCallout: Draft<'contactCallout'> = {
  internalName: 'Contact: member services',
  title: link('title'),
  text: richText(
    paragraph('A person answers on working days, and usually knows which course fits your next role.'),
  ),
  contactName: 'Priya Raman',
  contactRole: 'Member services',
  phone: '+1 800 562 8088',
  email: 'info@physicianleaders.example',
  buttons: link('buttonGroup'),
}
