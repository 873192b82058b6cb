import type { SampleTool } from '../tool'
import { addNote } from './add-note'
import { checkSensor } from './check-sensor'
import { collectReadings } from './collect-readings'
import { compareStations } from './compare-stations'
import { contactStation } from './contact-station'
import { convertValue } from './convert-value'
import { deleteNote } from './delete-note'
import { drawChart } from './draw-chart'
import { exportReadings } from './export-readings'
import { getStation } from './get-station'
import { importReadings } from './import-readings'
import { listStations } from './list-stations'
import { resetStation } from './reset-station'
import { searchNotes } from './search-notes'
import { setMaintenanceMode } from './set-maintenance-mode'
import { soundAlarm } from './sound-alarm'
import { stationReport } from './station-report'
import { updateNote } from './update-note'

/** In the order in which they are listed: what a new user will want to try first stands first. */
export const tools = [
  listStations,
  getStation,
  stationReport,
  drawChart,
  compareStations,
  searchNotes,
  addNote,
  updateNote,
  deleteNote,
  importReadings,
  exportReadings,
  collectReadings,
  convertValue,
  soundAlarm,
  checkSensor,
  contactStation,
  setMaintenanceMode,
  resetStation,
] as const satisfies readonly SampleTool[]
