import { Checkbox, SegmentedControl } from '@tarapath/ui-kit'
import { useAtom } from 'jotai'
import { alertsAtom } from '../account/index.ts'
import { InstallOffer } from './install-offer.tsx'
import styles from './profile.module.css'
import { dataModeAtom } from './data-mode-atom.ts'
import { themeAtom } from './settings.ts'
import { profileWords } from './words/profile.gen.ts'

/** What is kept on this device only. */
export function DeviceSettings() {
  const words = profileWords()
  const [hasAlerts, setAlerts] = useAtom(alertsAtom)
  const [theme, setTheme] = useAtom(themeAtom)
  const [dataMode, setDataMode] = useAtom(dataModeAtom)
  return (
    <div className={styles['form']}>
      <div className={styles['setting']}>
        <span>{words.theme}</span>
        <SegmentedControl
          legend={words.theme}
          name="theme"
          options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: words[value] }))}
          value={theme ?? 'system'}
          onChange={(value) => setTheme(value === 'system' ? null : value)}
        />
      </div>
      <Checkbox
        label={words.soundAndVibration}
        checked={hasAlerts}
        onChange={({ target }) => setAlerts(target.checked)}
      />
      <Checkbox
        label={words.dataMode}
        hint={words.dataHint}
        checked={dataMode === 'less'}
        onChange={({ target }) => setDataMode(target.checked ? 'less' : null)}
      />
      <InstallOffer />
    </div>
  )
}
