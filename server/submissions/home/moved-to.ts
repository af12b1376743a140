import type { Heloc } from '#generated/domain'
import type { Application } from '../../applications/application.ts'
import type { FormerHome } from '../../applications/loan-file.ts'
import { isSameHome } from '../../registration/home-key.ts'

/**
 * Returns the changes by which an application is for a home: what was found out about the home before is kept with it, and what
 * is known of this one, if the application was for it already, is there again. Nothing of one home counts for another.
 */
export function movedTo(application: Application, home: NonNullable<Heloc['property']>) {
  const homes = [...(application.loanFile.formerHomes ?? []), presentHome(application)]
  const known = homes.find(({ property }) => isSameHome(property.address, home.address))
  const formerHomes = homes.filter((each) => each !== known && isKnown(each))
  const { property, liens = [], valuation, ...ofLoanFile } = known ?? {}
  return {
    heloc: { property: { ...property, ...home }, liens, ...(valuation && { valuation }) },
    loanFile: { ...ofLoanFile, formerHomes },
  }
}

function presentHome({ heloc, loanFile }: Application): FormerHome {
  const { property = {}, liens, valuation } = heloc
  const { valuationReference, valuationFeeReference, valuedBy } = loanFile
  return {
    property,
    ...(liens && { liens }),
    ...(valuation && { valuation }),
    ...(valuationReference !== undefined && { valuationReference }),
    ...(valuationFeeReference !== undefined && { valuationFeeReference }),
    ...(valuedBy !== undefined && { valuedBy }),
  }
}

/** Whether anything was found out about a home. */
const isKnown = ({ property, liens = [], valuation }: FormerHome): boolean =>
  property.value !== undefined || valuation !== undefined || liens.length > 0
