import { useSearchParams } from 'react-router'

/** Code of the lender through whose eyes the journey is seen, kept in the address; undefined for the first one. */
export function useLender(): readonly [string | undefined, (code: string) => void] {
  const [params, setParams] = useSearchParams()
  const choose = (code: string) => setParams((before) => ({ ...Object.fromEntries(before), lender: code }))
  return [params.get('lender') ?? undefined, choose]
}
