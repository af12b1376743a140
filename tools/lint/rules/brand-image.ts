import type { Finding } from '#source'
import { foundWhileReading } from '../found-while-reading.ts'
import type { Rule, Subject } from '../rule.ts'

const found = foundWhileReading(
  'brand-image',
  "Without a logo, a page does not show whose it is. A logo is served from the lender's own address, where a script in it would run.",
)

export const brandImage: Rule = {
  ...found,
  check: (subject) => found.check(subject).map((finding) => withNaming(subject, finding)),
}

/** Adds the place that names the image, which a lender may inherit. */
function withNaming({ settings }: Subject, finding: Finding): Finding {
  const named = settings?.placeOf(finding.pointer)
  if (named === undefined || named.file.path === finding.file) return finding
  const { file, pointer } = named
  return { ...finding, override: { file: file.path, ...file.locate(pointer), pointer } }
}
