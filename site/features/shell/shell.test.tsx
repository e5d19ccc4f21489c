import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Shell } from './shell.tsx'

const association = {
  name: 'Association for Leaders',
  shortName: 'AL',
  supportEmail: 'help@leaders.example',
  memberAppUrl: 'https://members.leaders.example',
}
const shell = renderToStaticMarkup(<Shell association={association}>Words</Shell>)

test('whoever is not logged in reads Login / Sign Up, and how to join', () => {
  expect(shell).toMatch(/<a href="https:\/\/members\.leaders\.example\/"[^>]*>Login \/ Sign Up<\/a>/)
  expect(shell).toMatch(/<a href="https:\/\/members\.leaders\.example\/membership\/join"[^>]*>Join<\/a>/)
})

test('the menu of small screens says MENU, and CLOSE when it is open', () => {
  expect(shell).toMatch(/<summary[^>]*>.*MENU.*CLOSE.*<\/summary>/)
})
