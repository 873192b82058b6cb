import type { ComponentProps } from 'react'

type Role = 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'gridcell'

/** A row or a cell of the grid: they stand where it puts them, which a table cannot do, and it alone has the focus. `column` counts from the names. */
export function Part({ role, column, ...rest }: ComponentProps<'div'> & { role: Role; column?: number }) {
  return <div role={role} {...(column !== undefined && { 'aria-colindex': column + 1 })} {...rest} />
}
