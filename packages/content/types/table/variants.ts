import type { Variants } from '../../define/variants.ts'

const cells = (count: number, cell: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => cell(place + 1)).join('')

export const tableVariants: Variants<'table'> = {
  'wide and long': {
    body: `<table><caption>Credit hours by year and course</caption>
<thead><tr><th>Course</th>${cells(9, (place) => `<th>${2017 + place}</th>`)}</tr></thead>
<tbody>${cells(8, (row) => `<tr><th>Course number ${row}</th>${cells(9, (place) => `<td>${row * place},000</td>`)}</tr>`)}</tbody></table>`,
  },
  'without heads, with a class': {
    body: '<table><tr><td>Monday</td><td>8 a.m. to 6 p.m.</td></tr><tr><td>Saturday</td><td>Closed</td></tr></table>',
    classes: 'col-md-6',
  },
  'text around it': {
    body: '<h3>Hours</h3><p>By telephone, <a href="mailto:help@leaders.example">or by mail</a>.</p><table><tr><th>Monday</th><td>8 a.m. to 6 p.m.</td></tr></table>',
  },
  'hostile HTML': {
    body: '<table onclick="alert(1)"><tr><td><script>alert(1)</script>Words<img src=x onerror=alert(1)></td></tr></table>',
  },
}
