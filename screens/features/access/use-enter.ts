import { useNavigate } from 'react-router'

/**
 * Returns the function that opens a page after signing in. If the account is in another language than the page, the browser loads
 * it, so that every text is read again.
 */
export function useEnter(): (to: string, locale: string | undefined) => void {
  const navigate = useNavigate()
  return (to, locale) => {
    if (locale === undefined) navigate(to, { replace: true })
    else window.location.assign(to)
  }
}
