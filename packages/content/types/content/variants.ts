import type { Variants } from '../../define/variants.ts'
import {
  bold,
  bullets,
  embedded,
  embeddedAsset,
  heading,
  linked,
  numbered,
  paragraph,
  quotation,
  richText,
  table,
} from '../../shared/rich-text.ts'

export const contentVariants: Variants<'content'> = {
  'a chapter with headings': {
    maxWidth: undefined,
    text: richText(
      heading(2, 'Leading a service through a merger'),
      paragraph(
        'Two hospitals became one last spring. Nobody asked the surgeons, and for a season it showed: lists were moved, ',
        'instruments went missing, and the weekly conference lost half of its chairs.',
      ),
      heading(3, 'What the first month needs'),
      paragraph('Meet every team where it works. ', bold('Decide nothing in that month that can wait.')),
      heading(4, 'Three questions for each visit'),
      numbered('What do you do better than the other house?', 'What would you give up tomorrow?', [
        'Whom should I ask next? ',
        linked('The interview guide', '/articles/interview-guide'),
        ' has room for it.',
      ]),
      heading(3, 'What may wait'),
      paragraph('The name on the building, and almost every form.'),
    ),
  },
  'lists of both kinds': {
    text: richText(
      paragraph('Bring to the advising session:'),
      bullets(
        'Your curriculum vitae, two pages at most',
        [
          'The results of your ',
          linked('leadership assessment', '/education/assessments'),
          ', if you took one',
        ],
        'One situation at work that you would handle otherwise today',
      ),
      paragraph('What happens afterward:'),
      numbered(
        'Your advisor sends a plan within one week.',
        'You choose two courses, and a colleague who reads your notes.',
        'After six months you meet again. Most members change one goal, and keep the others.',
      ),
    ),
  },
  'a table in a text': {
    maxWidth: undefined,
    text: richText(
      heading(2, 'Credits of the spring courses'),
      paragraph(
        'All courses count for the Certified Physician Executive; the last column says how long you have.',
      ),
      table(
        ['Course', 'Format', 'AMA PRA Category 1 Credits™', 'Price for members', 'Complete within'],
        ['Finance for the Clinic Floor', 'Self-study', '14.5', '$620', '12 months'],
        ['Negotiation at the Bedside', 'Hybrid online', '21', '$940', '6 months'],
        ['Quality and Risk', 'In person, Phoenix', '18.25', '$1,450', '3 days in April'],
      ),
      paragraph('Credits are reported on the first working day of each month.'),
    ),
  },
  'a quotation, and who said it': {
    text: richText(
      paragraph(
        'Half of the members who answered name the same turning point: the first time somebody disagreed aloud.',
      ),
      quotation(
        'I had prepared for everything but the silence. Then the charge nurse said what all of them thought, and we began to work.',
      ),
      paragraph('Maren Okafor, MD, chief medical officer of a hospital with 240 beds'),
    ),
  },
  'blocks and a picture inside': {
    text: richText(
      heading(2, 'How a dyad works'),
      paragraph('A physician and an administrator lead one service together. Neither decides alone.'),
      embeddedAsset('quiet-water'),
      embedded('quoteBlock'),
      embedded('checklist'),
      paragraph('Members can read how eleven hospitals began:'),
      embedded('buttonGroup'),
    ),
  },
  'very long words and addresses': {
    text: richText(
      heading(2, 'Otorhinolaryngologisttemporomandibularelectroencephalographically'),
      paragraph(
        'Pneumonoultramicroscopicsilicovolcanoconiosispseudopseudohypoparathyroidismhepaticocholangiogastrostomy, and ',
        linked(
          'https://journal.example/archive/2026/volume-53/issue-2/interprofessional-communication-in-emergency-departments',
          'https://journal.example/archive/2026/volume-53/issue-2/interprofessional-communication-in-emergency-departments',
        ),
      ),
      bullets('Hepaticocholangioenterostomy'.repeat(4)),
    ),
  },
  'on a pale background': {
    maxWidth: undefined,
    contentBackgroundColor: 'paleBlue',
    colorLine: 'mediumBlue',
    text: richText(
      heading(3, 'Before you apply for the board'),
      paragraph(
        'The board meets four times a year, twice of that in person, and its members read about sixty pages before each ',
        'meeting. Travel is paid; the time is not. Talk to your own hospital before you talk to us, and ask whoever holds ',
        'the seat today what the evenings are like.',
      ),
      paragraph(linked('Read how members are chosen', '/about/board'), '.'),
    ),
  },
  'on a dark background': {
    maxWidth: undefined,
    contentBackgroundColor: 'darkBlue',
    text: richText(
      heading(3, 'Certified Physician Executive'),
      paragraph(
        'The credential for physicians who lead. ',
        bold('150 hours'),
        ' of study, and a capstone before your peers.',
      ),
      bullets('Start in any month', ['Compare it with ', linked('a fellowship', '/credentials/fellowship')]),
      table(['Part', 'Hours'], ['Core courses', '104'], ['Electives', '46']),
    ),
  },
  'in the middle, in colors of its own': {
    maxWidth: undefined,
    textAlign: 'center',
    color: 'purple',
    boldTextColor: 'mediumRed',
    linkColor: 'darkBlue',
    contentBackgroundColor: 'paleYellow',
    fontSize: 20,
    lineHeight: 32,
    text: richText(
      heading(3, 'Ten thousand colleagues'),
      paragraph(
        'They run services, chair committees and teach residents, and each month some of them write down what they would ',
        'do otherwise. ',
        bold('Ask one of them.'),
      ),
      bullets('By mail', 'In your chapter', ['At the ', linked('fall institute', '/events/fall-institute')]),
    ),
  },
  'six of twelve columns, at the right': {
    maxWidth: undefined,
    columnWidth: 6,
    textAlign: 'right',
    colorLine: 'orange',
    colorLineSide: 'right',
    text: richText(
      heading(3, 'Office hours'),
      paragraph(
        'Monday to Friday, 8 a.m. to 6 p.m. Eastern. The member desk answers within one working day.',
      ),
    ),
  },
  'the whole text is a link': {
    contentLink: '/membership',
    contentBackgroundColor: 'lightBlue',
    text: richText(
      heading(3, 'Membership for teams'),
      paragraph('Five seats or more cost less. Your human resources desk gets one invoice for all of them.'),
    ),
  },
  'larger letters': { fontSize: 20 },
  'lines further apart': { lineHeight: 34 },
  'a single line': { maxWidth: undefined, text: richText(paragraph('Registration opens on April 21.')) },
}
