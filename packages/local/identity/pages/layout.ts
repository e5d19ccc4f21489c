import { type Html, html } from './html.ts'

type SignInPage = { title: string; body: Html; aside?: Html }

export const layout = ({ title, body, aside }: SignInPage): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Sign-in (local twin)</title>
<link rel="stylesheet" href="/u/sign-in.css">
<script src="/u/sign-in.js" defer></script>
</head>
<body>
<main class="${aside ? 'card wide' : 'card'}">
<div class="step">
<p class="note">Local twin</p>
<h1>${title}</h1>
${body}
</div>
${aside}
</main>
</body>
</html>
`.html
