import { useSearchParams } from 'react-router'
import { NoticePage } from '../features/notices/notice-page.tsx'
import { siblingProducts } from '../features/notices/sibling-products.ts'
import { useCopy } from '../wording/use-copy.ts'

/** Page for a product that the lender does not offer here yet. It names the product. */
export default function ComingSoon() {
  const t = useCopy()
  const [query] = useSearchParams()
  const product = siblingProducts.find(({ path }) => path === query.get('product'))
  return <NoticePage kind="comingSoon" {...(product && { title: t(product.label) })} />
}
