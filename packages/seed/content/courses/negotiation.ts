import { product } from '../../catalogue/products.ts'
import { hybrid, inPerson, selfStudy, withMemberPrice } from '../../catalogue/ways.ts'
import { assetLink, day, entry, prose, seedFile } from '../../define.ts'

export const negotiationCourses = seedFile({
  space: 'association',
  entries: [
    ...product({
      id: 'course-negotiation',
      name: 'Negotiation: Prepare, Listen, Decide',
      picture: 'scene-bridge',
      people: ['bio-kwame-boateng', 'bio-reyes'],
      body: prose(
        'You negotiate every day: about a bed, a shift, a salary, a room. Hardly anybody taught you how. In this course you play six cases from contracts, schedules and budgets, and you play each of them from both sides.',
        '## The six cases',
        '- The operating room that two services want on Thursday\n- A payer that offers 4 percent and means 6\n- The employment contract of your best nurse practitioner\n- A colleague who will not take call any longer\n- The merger that everybody wants and nobody can announce\n- Your own salary',
        '{{course-negotiation-quote}}',
        '## How it works',
        'The online part prepares you: short films, a questionnaire about your habits, and the role that you will play. The live sessions take three evenings. You negotiate in pairs, an observer takes notes, and then you change sides. Faculty watch the recordings with you and stop them at the sentence that decided the case.',
        '## Whom it suits',
        'Physicians who sign for others: chairs, partners, directors, chiefs of staff. Groups from one hospital are welcome, but we do not let them sit together.',
      ),
      fields: {
        productType: 'Course',
        slug: 'negotiation',
        outcomes: [
          'Prepare questions before arguments',
          'Negotiate a contract, a schedule and a budget from both sides',
          'Hear the sentence that decides a case',
          'Stop at the price that you wrote down before',
        ],
        program: [
          'Evening 1 – The operating room that two services want on Thursday',
          'Evening 2 – The payer that offers 4 percent and means 6',
          'Evening 3 – Your own salary, from both sides',
        ],
        categories: ['CPE Core'],
        credits: 8,
        shortDescription: 'Six cases from contracts, schedules and budgets, each played from both sides.',
      },
      variants: [
        {
          ...hybrid('41020301', withMemberPrice(795), {
            courseStartDate: day('Wed+24'),
            courseEndDate: day('Wed+24+14'),
          }),
          seatsLeft: 0,
        },
        hybrid('41020302', withMemberPrice(795), {
          courseStartDate: day('Wed+122'),
          courseEndDate: day('Wed+122+14'),
        }),
        inPerson('41020303', withMemberPrice(1295), {
          courseStartDate: day('Fri+95'),
          courseEndDate: day('Fri+95+1'),
          location: 'Chicago, Illinois',
        }),
      ],
    }),
    entry('quoteBlock', 'course-negotiation-quote', {
      internalName: 'Negotiation: quote',
      quote: prose(
        'I had always prepared my arguments. Kwame made me prepare my questions. It is less work.',
      ),
      attribution: 'Celia Marchetti, MD, chief financial and medical officer',
      portrait: assetLink('portrait-celia-marchetti'),
      quoteMarkerColor: 'orange',
    }),
    ...product({
      id: 'course-law',
      name: 'Law for Physician Leaders',
      picture: 'scene-library',
      people: ['bio-marcus-bell'],
      body: prose(
        'You will not become a lawyer. You will know when to call one, what to bring, and what to have written down before the call. Marcus Bell has practiced on both sides: fifteen years as an internist, twelve as counsel to medical groups.',
        '## Ten subjects',
        '1. Employment and the contracts you sign\n2. Supervision: what you answer for\n3. Peer review and its protection\n4. Disruptive conduct, due process and the bylaws\n5. Emergency treatment and transfer\n6. Referrals, gifts and the space you lease\n7. Privacy when something has gone wrong\n8. Disclosure after harm\n9. Antitrust: what two groups may talk about\n10. The subpoena on your desk',
        'Each subject has the same form: one story, the rule in plain words, the document you should have, and three questions for your own counsel.',
        '## Good to know',
        '**This is education and no legal advice.** The course covers federal law and names the points on which states differ. A list of the rules of your state is part of the material.',
        '## In person',
        'The day in Philadelphia is a moot hearing. You chair a fair-hearing panel, hear two witnesses, and write the decision before dinner. An appellate judge then tells you what would survive.',
      ),
      fields: {
        productType: 'Course',
        slug: 'law-for-physician-leaders',
        outcomes: [
          'Know when to call counsel, and what to bring',
          'Chair a fair-hearing panel',
          'Write down what you need before somebody asks for it',
          'Say which points differ in your state',
        ],
        categories: ['CPE Core'],
        credits: 12,
        shortDescription:
          'When to call counsel, what to bring, and what to have in writing before the call. Ten subjects in plain words.',
      },
      variants: [
        selfStudy('41020401', withMemberPrice(995)),
        inPerson('41020402', withMemberPrice(1495), {
          courseStartDate: day('Thu+109'),
          courseEndDate: day('Thu+109+1'),
          location: 'Philadelphia, Pennsylvania',
        }),
      ],
    }),
  ],
})
