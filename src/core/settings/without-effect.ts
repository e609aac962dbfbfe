/**
 * Variables that have nothing to do with speed, each after a look: names, addresses, accounts, certificates, versions, states
 * that are only shown, how values are written, and what statements are allowed. Where a directory lies is no such thing, as it
 * may be on another device. A name that stands among those with effect has effect whatever pattern it matches here.
 */

/** In a pattern * stands for any letters; only names that are of one kind throughout have one. */
export const WITHOUT_EFFECT: readonly string[] = words(`
  hostname server_id server_id_bits server_uid server_uuid license protocol_version version version_* build_id
  have_* large_files_support large_page_size lower_case_file_system system_time_zone innodb_version

  port extra_port socket bind_address proxy_protocol_networks skip_networking report_* tcp_keepalive_*
  admin_* ssl_* tls_* max_connect_errors slow_launch_time

  authentication_* auto_generate_certs
  caching_sha2_password_* sha256_password_* check_proxy_users proxy_user
  external_user mysql_native_password_proxy_users mandatory_roles default_password_lifetime
  disconnect_on_expired_password generated_random_password_length
  password_history password_require_current password_reuse_interval validate_password* strict_password_validation
  simple_password_check_* cracklib_password_check_* password_reuse_check_* old_passwords secure_auth
  print_identified_with_as_hex automatic_sp_privileges skip_show_database local_infile secure_file_priv secure_timestamp
  table_encryption_privilege_check persist_only_admin_x509_subject persist_sensitive_variables_in_plaintext
  keyring_* feedback_* binlog_rotate_encryption_master_key_at_startup innodb_default_encryption_key_id

  pid_file init_file general_log_file slow_query_log_file log_slow_query_file log_error log_basename log_bin_index
  relay_log relay_log_basename relay_log_index relay_log_info_file innodb_buffer_pool_filename plugin_dir plugin_maturity
  lc_messages lc_messages_dir lc_time_names character_sets_dir replica_load_tmpdir slave_load_tmpdir
  innodb_redo_log_archive_dirs log_error_services log_error_suppression_list log_timestamps

  core_file debug debug_no_thread_alarm innodb_buffer_pool_in_core_file innodb_buffer_pool_in_core_dump
  innodb_buf_dump_status_frequency innodb_fatal_semaphore_wait_threshold innodb_force_load_corrupted
  innodb_ft_aux_table innodb_ft_enable_diag_print innodb_monitor_reset innodb_monitor_reset_all innodb_print_ddl_logs
  aria_force_start_after_recovery_failures allow_suspicious_udfs ignore_builtin_innodb ignore_db_dirs

  csv_mode innodb_corrupt_table_action innodb_max_changed_pages innodb_show_locks_held log_warnings_suppress

  innodb_lru_flush_size innodb_prefix_index_cluster_optimization max_tmp_tables metadata_locks_cache_size
  metadata_locks_hash_instances date_format datetime_format time_format

  default_week_format default_regex_flags end_markers_in_json explain_format explain_json_format_version
  explicit_defaults_for_timestamp mysql56_temporal_format note_verbosity show_create_table_verbosity
  show_gipk_in_create_table_and_information_schema sql_notes sql_quote_show_create sql_warnings terminology_use_previous
  sql_auto_is_null sql_if_exists sql_require_primary_key innodb_force_primary_key innodb_strict_mode
  innodb_read_only_compressed keep_files_on_create lower_case_table_names disabled_storage_engines
  restrict_fk_on_non_standard_key updatable_views_with_limit max_points_in_geometry max_sp_recursion_depth
  auto_increment_increment auto_increment_offset block_encryption_mode log_bin_trust_function_creators
  log_statements_unsafe_for_binlog read_only super_read_only innodb_read_only

  gtid_binlog_pos gtid_binlog_state gtid_current_pos gtid_domain_id gtid_executed gtid_ignore_duplicates gtid_owned
  gtid_purged gtid_seq_no gtid_slave_pos binlog_error_action init_replica init_slave skip_replica_start skip_slave_start
  sql_replica_skip_counter sql_slave_skip_counter rpl_stop_replica_timeout rpl_stop_slave_timeout
  replica_allow_higher_version_source skip_replication skip_parallel_replication default_master_connection

  help verbose print_defaults validate_config validate_user_plugins
  initialize initialize_insecure bootstrap daemonize console chroot user gdb debug_gdb exit_info debug_exit_info
  getopt_prefix_matching stack_trace silent_startup language port_open_timeout unix_socket safe_user_create
  log_short_format log_isam show_slave_auth_info show_replica_auth_info master_info_file check_table_functions
  max_binlog_dump_events sporadic_binlog_dump_fail debug_max_binlog_dump_events debug_sporadic_binlog_dump_fail
  debug_abort_slave_event_count debug_disconnect_slave_event_count des_key_file old_style_user_limits feedback

  avoid_temporal_upgrade show_old_temporals log_bin_use_v1_row_events new

  connection_memory_status_limit global_connection_memory_status_limit
  error_count warning_count identity insert_id last_insert_id last_gtid in_transaction pseudo_slave_mode pseudo_thread_id
  rand_seed1 rand_seed2 timestamp
`)

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}
