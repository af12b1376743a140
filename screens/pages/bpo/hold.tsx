import { PropertyHold } from '../../features/reviews/property-hold.tsx'

/** Page bpo/hold: a valuation or title check is in progress. */
export default function Hold() {
  return <PropertyHold />
}
