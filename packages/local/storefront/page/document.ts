import { type Html, html } from './html.ts'

/** Works without JavaScript. */
export const documentOf = ({
  title,
  siteUrl,
  body,
}: {
  title: string
  siteUrl: string
  body: Html
}): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Association Store</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">
</head>
<body>
<p class="stand-in">Local stand-in for the shop: no money moves</p>
<header class="top"><a class="brand" href="${siteUrl}/">Association Store</a>
<nav aria-label="Shop"><a href="/account">My Orders</a> <a href="${siteUrl}/cart">Return to the cart</a></nav></header>
<main>${body}</main>
</body></html>`.markup
