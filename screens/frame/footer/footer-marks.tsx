import { useJourney } from '../../kit/journey/journey-context.ts'
import { useCopy } from '../../kit/wording/use-copy.ts'

/** Paths of the two marks: a house and a circle, each with an equals sign. */
const signs = {
  EHL: 'M16 3 2 12v4h3v13h22V16h3v-4L16 3Zm7 22H9V13.2l7-4.6 7 4.6V25ZM12 15h8v3h-8v-3Zm0 5h8v3h-8v-3Z',
  EOL: 'M16 2a14 14 0 1 0 0 28 14 14 0 0 0 0-28Zm0 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-5 5.5h10v3H11v-3Zm0 6h10v3H11v-3Z',
} as const

/** Strokes of the letters of each insurer's mark, and the width of its plate. */
const seals = {
  NCUA: {
    width: 68,
    letters: 'M8 22V10l9 12V10M32 12.5a6 6 0 1 0 0 7M36.5 10v8a4 4 0 0 0 8 0v-8M49 22l5-12 5 12M51 18.5h6',
  },
  FDIC: {
    width: 60,
    letters: 'M9 22V10h8M9 16h6.5M21.5 10v12h3a6 6 0 0 0 0-12ZM36 10v12M51.5 12.5a6 6 0 1 0 0 7',
  },
} as const

/** Equal-opportunity mark of the lender and logo of its deposit insurer, if it has them. */
export function FooterMarks() {
  const t = useCopy()
  const { footerImage, regulatorLogo } = useJourney().organization.orgMetaData.footer
  if (footerImage === 'OTHER' && !regulatorLogo) return null
  return (
    <ul className="footer-marks">
      {footerImage !== 'OTHER' && (
        <li>
          <svg width="32" height="32" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
            <path d={signs[footerImage]} />
          </svg>
          {t(`footer.marks.${footerImage}`)}
        </li>
      )}
      {regulatorLogo && (
        <li>
          <Seal of={regulatorLogo} />
          {t(`footer.marks.${regulatorLogo}`)}
        </li>
      )}
    </ul>
  )
}

function Seal({ of }: { readonly of: keyof typeof seals }) {
  const { width, letters } = seals[of]
  return (
    <svg className="footer-seal" width={width} height="32" viewBox={`0 0 ${width} 32`} aria-hidden="true">
      <rect width={width} height="32" rx="3" />
      <path d={letters} />
    </svg>
  )
}
