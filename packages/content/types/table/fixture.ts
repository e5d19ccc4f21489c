import type { Draft } from '../../define/values.ts'

export const table: Draft<'table'> = {
  internalName: 'Table: what each credential asks for',
  body: `<table>
<caption>What each credential asks for</caption>
<thead>
<tr><th>Credential</th><th>Credit hours</th><th>Time to complete</th><th>Open to</th></tr>
</thead>
<tbody>
<tr><th>Leadership fundamentals</th><td>28</td><td>6 months</td><td>Every physician</td></tr>
<tr><th>Certified Physician Executive</th><td>150</td><td>18 to 24 months</td><td>Physicians with three years in a leadership post</td></tr>
<tr><th>Fellowship</th><td>Not counted</td><td>By <a href="/membership">nomination</a></td><td>Members of five years and more</td></tr>
</tbody>
</table>`,
}
