const columns = ['measure', 'value', 'baseline', 'ratio', 'target', 'verdict']

/** The rows as an aligned table; notes stand below it. */
export function renderTable(rows) {
  const cells = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, column) => (isNumber(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd()
  const [head, ...body] = cells.map(line)
  const notes = rows.filter(({ note }) => note).map(({ measure, note }) => `${measure}: ${note}`)
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body, ...(notes.length > 0 ? ['', ...notes] : [])].join('\n')
}

function cellsOf({ measure, value, unit, baseline, ratio, target, verdict }) {
  return [
    measure,
    amount(value, unit),
    baseline === undefined ? '' : amount(baseline, unit),
    ratio === undefined ? '' : `${ratio.toFixed(2)}x`,
    target ? targetText(target, unit) : '',
    verdict ?? '',
  ]
}

function targetText({ atMost, atLeast, of }, unit) {
  const text = (limit) => (of === 'ratio' ? `${limit.toFixed(1)}x` : amount(limit, unit))
  return [atMost !== undefined && `<= ${text(atMost)}`, atLeast !== undefined && `>= ${text(atLeast)}`].filter(Boolean).join(', ')
}

const isNumber = (column) => column > 0 && column < columns.length - 1
const amount = (value, unit) => `${value >= 100 ? Math.round(value) : Number(value.toPrecision(3))} ${unit}`
