import { CameraIcon, IconButton, MicIcon, PipIcon, VolumeIcon } from '@tarapath/ui-kit'
import type { RefObject } from 'react'
import { roomWords } from '../words/room.gen.ts'
import { CaptionsButton } from './captions-button.tsx'
import { FullScreenButton } from './full-screen-button.tsx'
import { MutedIcon } from './muted-icon.tsx'
import styles from './player.module.css'
import type { Player } from './use-player.ts'

export interface PlayerControlsProps {
  player: Player
  box: RefObject<HTMLDivElement | null>
  video: RefObject<HTMLVideoElement | null>
}

/** The buttons of a live stream that plays: its page loads them after the picture. */
export default function PlayerControls({ player, box, video }: PlayerControlsProps) {
  const words = roomWords()
  const { isMuted, withPicture, canOmitPicture, toggleSound, setWithPicture } = player
  return (
    <div className={styles['controls']}>
      {canOmitPicture ? (
        <IconButton
          label={withPicture ? words.audioOnly : words.showVideo}
          onClick={() => setWithPicture(!withPicture)}
        >
          {withPicture ? <MicIcon /> : <CameraIcon />}
        </IconButton>
      ) : null}
      <IconButton label={isMuted ? words.unmute : words.mute} onClick={toggleSound}>
        {isMuted ? <MutedIcon /> : <VolumeIcon />}
      </IconButton>
      <CaptionsButton video={video} />
      {withPicture && document.pictureInPictureEnabled ? (
        <IconButton label={words.pip} onClick={() => void video.current?.requestPictureInPicture().catch(() => {})}>
          <PipIcon />
        </IconButton>
      ) : null}
      {withPicture ? <FullScreenButton box={box} video={video} /> : null}
    </div>
  )
}
