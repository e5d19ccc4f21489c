import { author } from '../../articles/author.ts'
import { seedFile } from '../../define.ts'

/** Authors who write about the service that they run; all are invented. */
export const practiceAuthors = seedFile({
  space: 'association',
  entries: [
    author('priya-desai', {
      name: 'Priya Desai',
      credentials: 'MD',
      jobTitle: 'Associate chief of hospital medicine',
      organization: 'Good Harbor',
      biography:
        'Priya became an associate chief in her fourth year out of residency. She writes about what nobody told her.',
    }),
    author('daniel-kim', {
      name: 'Daniel Kim',
      credentials: 'MD, MS',
      jobTitle: 'Chief medical information officer',
      organization: 'Summit Ridge Health',
      biography:
        'Daniel is an internist who reads audit logs. He has switched off more alerts than he has switched on.',
    }),
    author('naomi-castellanos', {
      name: 'Naomi Castellanos',
      credentials: 'MD',
      jobTitle: 'Program director, internal medicine',
      organization: 'Alta Sierra Physicians',
      biography:
        'Naomi has led a residency of sixty for seven years. She keeps every thank-you note and most of the complaints.',
    }),
    author('oluwaseun-adeyemi', {
      name: 'Oluwaseun Adeyemi',
      credentials: 'MD, MBA',
      jobTitle: 'Chief of the oncology service line',
      organization: 'Three Rivers Health',
      biography:
        'Seun opened an infusion center two weeks before a flood closed it. The second opening went better.',
    }),
    author('caroline-mercer', {
      name: 'Caroline Mercer',
      credentials: 'MD',
      jobTitle: 'Owner',
      organization: 'Mercer Family Practice',
      biography:
        'Caroline is the only physician in a town of 2,300. She sits on the school board, the hospital board, and occasionally a horse.',
    }),
    author('yusuf-demir', {
      name: 'Yusuf Demir',
      credentials: 'MD, CPE',
      jobTitle: 'Chair of radiology',
      organization: 'Bay Medical Partners',
      biography:
        'Yusuf leads a department that works in four time zones and meets in none of them. He writes about teams that seldom share a room.',
    }),
    author('anh-tran', {
      name: 'Anh Tran',
      credentials: 'DO',
      jobTitle: 'Medical director',
      organization: 'Willow Creek Senior Care',
      biography:
        'Anh is a geriatrician who looks after four nursing homes and the people who work in them. Her mother still corrects her Vietnamese.',
    }),
    author('patrick-omalley', {
      name: 'Patrick O’Malley',
      credentials: 'MD, MHA',
      jobTitle: 'Chief of orthopedics',
      organization: 'St. Alban Medical Center',
      biography:
        'Patrick replaced hips for twenty years before he tried to replace a culture. The hips were faster.',
    }),
    author('leticia-moreau', {
      name: 'Leticia Moreau',
      credentials: 'MD, MEd',
      jobTitle: 'Vice chair for education, obstetrics',
      organization: 'Gulf Coast University',
      biography:
        'Leticia teaches teachers. She has delivered about four thousand babies and one eulogy that she was proud of.',
    }),
    author('samuel-greenberg', {
      name: 'Samuel Greenberg',
      credentials: 'MD',
      jobTitle: 'President of the medical staff',
      organization: 'Cedar Valley Health',
      biography:
        'Samuel is a nephrologist who was elected because he missed the meeting. He has since been reelected on purpose.',
    }),
    author('rosa-jimenez', {
      name: 'Rosa Jimenez',
      credentials: 'MD, MPH',
      jobTitle: 'Health officer',
      organization: 'Alder County Public Health',
      biography:
        'Rosa has led a county of ninety thousand people through a measles outbreak, two fires, and a budget year that was worse than either.',
    }),
    author('wei-zhang', {
      name: 'Wei Zhang',
      credentials: 'MD, PhD',
      jobTitle: 'Director of critical care telemedicine',
      organization: 'Northern Plains Clinic',
      biography:
        'Wei watches over ninety intensive care beds in seven towns from one room. He visits each of them every spring, by car.',
    }),
    author('bridget-sullivan', {
      name: 'Bridget Sullivan',
      credentials: 'DO, CPE',
      jobTitle: 'Medical director',
      organization: 'Fort Hale Community Hospital',
      biography:
        'Bridget is a pulmonologist and retired Army colonel. She learned logistics in a desert and patience in a hospital.',
    }),
  ],
})
