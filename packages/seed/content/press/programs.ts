import { membershipPrice } from '@association/content/shared/products/pricing/membership.ts'
import { pressRelease, type SeedRelease } from '../../catalogue/press-release.ts'
import { dollars } from '../../catalogue/prices.ts'
import { day, seedFile } from '../../define.ts'

const releases: readonly SeedRelease[] = [
  {
    slug: 'conference-chicago',
    title: 'The annual conference goes to Chicago in {year Fri+150}',
    releaseDate: day(-40),
    shortDescription: 'Three days in {month Fri+150}, with a Vanguard program for those who lead systems.',
    body: [
      'TAMPA, {day-40}: The annual conference of the association takes place in Chicago on {days Fri+150..Fri+150+2}. About two thousand physicians are expected.',
      'The program has talks, workshops and long breaks. “We made the breaks longer on purpose,” said June Whitfield, director of the academies. “People come for the hallway.”',
      'A separate program, Vanguard, is open to physicians who lead whole systems. It has sixty seats.',
      'The [schedule](/conference#schedule) is online.',
    ],
  },
  {
    slug: 'webinars-free-for-members',
    title: 'Members attend all webinars free of charge',
    releaseDate: day(-124),
    shortDescription:
      'Ten webinars a year, live and recorded, with one credit each, are now part of the membership.',
    body: [
      'TAMPA, {day-124}: All webinars of the association are free of charge for its members, live and as recordings. Each of them counts one credit of continuing education. Guests pay for a seat or a recording; two webinars a year are free for everybody.',
      'The change is paid for by what the association no longer spends on printing its catalog.',
      `Membership costs ${dollars(membershipPrice)} a year. The next dates are on the page of [webinars](/webinars).`,
    ],
  },
  {
    slug: 'scholarships-rural',
    title: 'Ten scholarships a year for physicians in health centers',
    releaseDate: day(-105),
    shortDescription:
      'The course on population health is free for ten physicians of community health centers each year.',
    body: [
      'TAMPA, {day-105}: The association awards ten scholarships a year for its course [Population Health](/education/course/population-health). They are open to physicians of community health centers and cover the fee and the material.',
      'Applicants write half a page about one thing that they would like to change in their county. A jury of former participants chooses.',
      '“Half a page is enough,” said Robert Tsosie, MD, who teaches the course. “If it needs more, it is two things.”',
      'The scholarships are paid from the proceeds of the book *Where Everyone Knows You*.',
    ],
  },
  {
    slug: 'masters-partners',
    title: 'Three universities recognize courses of the association',
    releaseDate: day(-310),
    shortDescription: 'Four courses count toward a master’s degree in medical management.',
    body: [
      'TAMPA, {day-310}: Northgate University, Lakeshore University and the University of the Western Plains recognize four courses of the association for their master’s degrees in medical management. Participants save up to two semesters.',
      'The courses are marked “Masters” in the [catalog](/education/course/health-economics-for-leaders). A capstone project in the participant’s own organization completes the track.',
      'The agreement runs for five years.',
    ],
  },
]

export const pressAboutPrograms = seedFile({ space: 'association', entries: releases.map(pressRelease) })
