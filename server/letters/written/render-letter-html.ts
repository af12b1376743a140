import { escapeHtml, initialOf } from '#source'
import { sentence } from '../../tenants/sentence.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import type { LetterFoot } from './letter-foot.ts'
import { type LetterPaint, letterPaint } from './letter-paint.ts'
import type { LetterLink, WrittenLetter } from './letter-parts.ts'

/**
 * Renders a letter as HTML for mail programs: tables, inline styles, light and dark, from 320 pixels on. It loads nothing: the
 * lender appears by its name and initial, because mail programs draw no SVG, block remote content, and show a paper clip for
 * attachments.
 */
export function renderLetterHtml(tenant: Tenant, letter: WrittenLetter, foot: LetterFoot): string {
  const paint = letterPaint(tenant.settings.theme)
  const { subject, body, parts } = letter
  const content = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(subject)}</h1>`,
    `<p style="margin:0;white-space:pre-line">${escapeHtml(body)}</p>`,
    ...(parts.code === undefined ? [] : [code(parts.code, paint)]),
    ...(parts.link === undefined ? [] : [button(tenant, parts.link, paint)]),
    ...(parts.denial === undefined ? [] : [lineBelow(parts.denial, paint)]),
  ]
  return `<!doctype html>
<html lang="${tenant.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${paint.darkRules}}</style>
</head>
<body ${paint.attributes('page', 'margin:0;padding:0')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${paint.attributes('page', `font-family:${paint.fontFamily};font-size:16px;line-height:1.5`)}>
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${paint.attributes('card', `width:100%;max-width:600px;border-width:1px;border-style:solid;border-radius:${tenant.settings.theme.radiusPx}px;border-collapse:separate;overflow:hidden;text-align:left`)}>
<tr><td height="4" ${paint.attributes('stripe', 'height:4px;line-height:4px;font-size:0')}></td></tr>
<tr><td style="padding:24px 24px 0">${letterhead(tenant, paint)}</td></tr>
<tr><td style="padding:24px 24px 32px;overflow-wrap:anywhere">
${content.join('\n')}
</td></tr>
<tr><td ${paint.attributes('rule', 'padding:20px 24px 24px;border-top-width:1px;border-top-style:solid;font-size:14px;line-height:1.5;overflow-wrap:anywhere')}>
${footHtml(foot, paint)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** Renders the lender's initial in its color, and its name. */
function letterhead({ settings }: Tenant, paint: LetterPaint): string {
  const { orgBrand } = settings.org
  const { radiusPx } = settings.theme
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td aria-hidden="true" width="36" height="36" align="center" ${paint.attributes('fill', `width:36px;height:36px;border-radius:${Math.min(radiusPx, 8)}px;font-size:20px;line-height:36px;font-weight:600;text-align:center`)}>${escapeHtml(initialOf(orgBrand))}</td>
<td style="padding-left:12px;font-size:18px;line-height:1.25;font-weight:600">${escapeHtml(orgBrand)}</td>
</tr></table>`
}

const code = (digits: string, paint: LetterPaint): string =>
  `<p ${paint.attributes('code', 'margin:24px 0 0;padding:16px;border-radius:8px;font-size:28px;line-height:1.2;font-weight:600;letter-spacing:4px;text-align:center;font-variant-numeric:tabular-nums')}>${escapeHtml(digits)}</p>`

/** Renders the button, and its address as text for mail programs that show none. */
function button(tenant: Tenant, { label, url }: LetterLink, paint: LetterPaint): string {
  const radius = `border-radius:${tenant.settings.theme.radiusPx}px`
  const href = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr>
<td ${paint.attributes('fill', radius)}><a href="${href}" ${paint.attributes('fill', `display:inline-block;padding:12px 24px;font-weight:600;line-height:24px;text-decoration:none;${radius}`)}>${escapeHtml(label)}</a></td>
</tr></table>
<p ${paint.attributes('muted', 'margin:16px 0 0;font-size:14px')}>${escapeHtml(sentence(tenant, 'server.letterFoot.address'))}<br><a href="${href}" ${paint.attributes('link', 'word-break:break-all')}>${href}</a></p>`
}

const lineBelow = ({ label, url }: LetterLink, paint: LetterPaint): string =>
  `<p style="margin:16px 0 0"><a href="${escapeHtml(url)}" ${paint.attributes('link')}>${escapeHtml(label)}</a></p>`

function footHtml({ lines, why, choose, stop }: LetterFoot, paint: LetterPaint): string {
  const muted = paint.attributes('muted', 'margin:0')
  const links = [stop, choose]
    .flatMap((link) => link ?? [])
    .map(
      ({ label, url }) =>
        ` <a href="${escapeHtml(url)}" ${paint.attributes('link')}>${escapeHtml(label)}</a>`,
    )
    .join('')
  return `<p ${muted}>${lines.map(escapeHtml).join('<br>')}</p>
<p ${paint.attributes('muted', 'margin:12px 0 0')}>${escapeHtml(why)}${links}</p>`
}
