type Unit = { quantity: string; factor: number; offset?: number }

const unit = (quantity: string, factor: number, offset?: number): Unit => ({ quantity, factor, ...(offset !== undefined && { offset }) })

/** Each unit by its way to the base of its quantity: base = (value + offset) * factor. */
const units: Record<string, Unit> = {
  celsius: unit('temperature', 1, 273.15),
  fahrenheit: unit('temperature', 5 / 9, 459.67),
  kelvin: unit('temperature', 1),
  rankine: unit('temperature', 5 / 9),
  reaumur: unit('temperature', 1.25, 218.52),
  pascal: unit('pressure', 1),
  hectopascal: unit('pressure', 100),
  kilopascal: unit('pressure', 1000),
  megapascal: unit('pressure', 1_000_000),
  millibar: unit('pressure', 100),
  bar: unit('pressure', 100_000),
  atmosphere: unit('pressure', 101_325),
  torr: unit('pressure', 101_325 / 760),
  millimetre_of_mercury: unit('pressure', 133.322387415),
  inch_of_mercury: unit('pressure', 3386.389),
  pound_per_square_inch: unit('pressure', 6894.757293168),
  metre_per_second: unit('speed', 1),
  kilometre_per_hour: unit('speed', 1 / 3.6),
  mile_per_hour: unit('speed', 0.44704),
  foot_per_second: unit('speed', 0.3048),
  knot: unit('speed', 1852 / 3600),
  millimetre: unit('length', 0.001),
  centimetre: unit('length', 0.01),
  metre: unit('length', 1),
  kilometre: unit('length', 1000),
  inch: unit('length', 0.0254),
  foot: unit('length', 0.3048),
  yard: unit('length', 0.9144),
  fathom: unit('length', 1.8288),
  mile: unit('length', 1609.344),
  nautical_mile: unit('length', 1852),
  degree: unit('angle', 1),
  gradian: unit('angle', 0.9),
  radian: unit('angle', 180 / Math.PI),
  turn: unit('angle', 360),
  compass_point: unit('angle', 11.25),
}

export const unitNames = Object.keys(units)

export function quantityOf(name: string): string | undefined {
  return units[name]?.quantity
}

export function convert(value: number, from: string, to: string): number {
  const source = units[from]
  const target = units[to]
  if (!source || !target || source.quantity !== target.quantity) throw new RangeError(`${from} cannot become ${to}`)
  const converted = ((value + (source.offset ?? 0)) * source.factor) / target.factor - (target.offset ?? 0)
  return Number(converted.toPrecision(10))
}
