ALTER TABLE "banners" RENAME COLUMN "place" TO "placement";
ALTER INDEX "banners_place_position_id_index" RENAME TO "banners_placement_position_id_index";
ALTER TABLE "live_streams" ADD COLUMN "paused_at" timestamp with time zone;